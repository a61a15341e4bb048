declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    buildSamples(...parameters: readonly number[]): number[];
    playSamples(channels: readonly number[][], volume?: number, rate?: number): AudioBufferSourceNode;
  };
}
