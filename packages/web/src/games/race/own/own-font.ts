const faces = new Map<string, FontFace>();

/**
 * A designer's font under a name that the page's styles can use; undefined where the browser cannot read it. It is made
 * from bytes: nothing is fetched, so the page's content policy need not allow anything.
 */
export async function openFont(id: string, bytes: Uint8Array): Promise<string | undefined> {
  const family = `race-${id}`;
  try {
    const face = new FontFace(family, bytes.slice().buffer);
    await face.load();
    // The same texts may come with another font.
    const before = faces.get(family);
    if (before) document.fonts.delete(before);
    document.fonts.add(face);
    faces.set(family, face);
    return family;
  } catch {
    return undefined;
  }
}
