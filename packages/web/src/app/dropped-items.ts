/** The content of a drop, or one of the files of a chosen folder. */
export type BroughtItem = File | FileSystemEntry;

/** A drop can be read only during its event: this must be called at once, the reading can wait. */
export const itemsOfDrop = (transfer: DataTransfer): readonly BroughtItem[] =>
  Array.from(transfer.items).flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? []);
