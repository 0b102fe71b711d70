import { useRef, useState } from 'react';

const TOLD = {
  copied: 'Copied. Paste it wherever you like.',
  selected: 'It is selected: copy it with Ctrl+C, or hold it on a phone.',
};

/** Copies a text and says so; where the browser does not let it, selects the text for the visitor to copy. */
export function CopyButton({ text }: { text: string }) {
  const [told, setTold] = useState<keyof typeof TOLD>();
  const fallback = useRef<HTMLTextAreaElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setTold('copied');
    } catch {
      setTold('selected');
      // Shown by then: the state is rendered before the next frame.
      requestAnimationFrame(() => fallback.current?.select());
    }
  }

  return (
    <>
      <button type="button" onClick={copy}>
        Copy the message
      </button>
      <p aria-live="polite">{told && TOLD[told]}</p>
      {told === 'selected' && (
        <textarea ref={fallback} aria-label="Your message, to copy" rows={4} value={text} readOnly />
      )}
    </>
  );
}
