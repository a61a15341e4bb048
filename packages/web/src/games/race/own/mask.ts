/** The colour that stands for transparent in a designer's pictures (R17): #007575. */
const [RED, GREEN, BLUE] = [0x00, 0x75, 0x75];
const OPAQUE = 255;

/** Makes that colour transparent, exactly that; whether there was any. Four numbers a point. */
export function maskPoints(points: Uint8ClampedArray): boolean {
  let hasMasked = false;
  for (let at = 0; at < points.length; at += 4) {
    if (points[at] !== RED || points[at + 1] !== GREEN || points[at + 2] !== BLUE || points[at + 3] !== OPAQUE)
      continue;
    points.fill(0, at, at + 4);
    hasMasked = true;
  }
  return hasMasked;
}
