type Bytes = Uint8Array<ArrayBuffer>;

/** Small enough that a whole slice, a thousand times as large when it is inflated, is no problem. */
const SLICE = 1024;

/** The result of a (de)compression; undefined as soon as it is more than `most` bytes. Rejects damaged data. */
export async function passThrough(
  change: CompressionStream | DecompressionStream,
  bytes: Bytes,
  most: number,
): Promise<Bytes | undefined> {
  const reader = slices(bytes).pipeThrough<Bytes>(change).getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, length);
    length += value.length;
    if (length > most) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(value);
  }
}

/** Read only on demand, so that a decompression bomb is stopped in time. */
function slices(bytes: Bytes): ReadableStream<Bytes> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, at + SLICE));
        at += SLICE;
        return undefined;
      },
    },
    { highWaterMark: 0 },
  );
}

function joined(parts: readonly Bytes[], length: number): Bytes {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
