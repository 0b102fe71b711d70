/**
 * Waits for work that must end in time. Otherwise the promise rejects with a `TimeoutError`, and requests that were given
 * the signal are aborted. The oldest browsers lack `AbortSignal.timeout`.
 */
export async function withinLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`Not done within ${limitMs / 1000} seconds.`, 'TimeoutError');
      reject(error);
      controller.abort(error);
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
