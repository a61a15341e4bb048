/** What a drop holds, or one of the files of a folder that was chosen. */
export type BroughtItem = File | FileSystemEntry;

/** A drop gives away what it holds only while it happens: this must be called at once, the reading can wait. */
export const itemsOfDrop = (transfer: DataTransfer): readonly BroughtItem[] =>
  Array.from(transfer.items).flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? []);
