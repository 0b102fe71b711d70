import { useRef, useState } from 'react';

const RESULTS = {
  copied: 'Copied. You can paste it anywhere.',
  selected: 'The text is selected. Press Ctrl+C to copy it, or touch and hold it on a phone.',
};

/** Copies a text and confirms it. Where the browser does not allow that, selects the text for the visitor to copy. */
export function CopyButton({ text }: { text: string }) {
  const [result, setResult] = useState<keyof typeof RESULTS>();
  const fallback = useRef<HTMLTextAreaElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('selected');
      // React has rendered the text area by the next frame.
      requestAnimationFrame(() => fallback.current?.select());
    }
  }

  return (
    <>
      <button type="button" onClick={copy}>
        Copy the message
      </button>
      <p aria-live="polite">{result && RESULTS[result]}</p>
      {result === 'selected' && (
        <textarea ref={fallback} aria-label="Your message, to copy" rows={4} value={text} readOnly />
      )}
    </>
  );
}
