export type Pen = CanvasRenderingContext2D;
