import type { ReportData } from '@dedalo/protocol/report';

/** What stands in the page, compressed: what the arena has written there. */
export async function openData(packed: string): Promise<ReportData> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.codePointAt(0)!);
  const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(text).json()) as ReportData;
}
