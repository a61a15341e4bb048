/** A socket to a server. It may be cut at any time, and what was sent may have arrived or not. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireListener {
  opened(): void;
  heard(text: string): void;
  /** It was cut, or could not be opened. */
  closed(): void;
}

export type OpenWire = (listener: WireListener) => Wire;
