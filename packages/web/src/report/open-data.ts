import type { ReportData } from '@dedalo/protocol/report';

/** The data in the page, compressed, as the arena wrote it. */
export async function openData(packed: string): Promise<ReportData> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.codePointAt(0)!);
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(text).json()) as ReportData;
}
