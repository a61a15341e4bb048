declare module 'virtual:preview-levels' {
  /** Made by the build: configs and ways through them, as text. */
  export const previewLevels: readonly { readonly config: string; readonly letters: string }[];
}
