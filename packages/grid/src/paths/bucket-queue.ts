/** More than two keys in the queue can lie apart: entering costs at most 9, and an estimate rises by at most 9. */
export const BUCKETS = 32;
export const BUCKET_MASK = BUCKETS - 1;

/**
 * The memory of a priority queue for whole-number keys that lie less than 32 apart: circular buckets, last in first
 * out, in one flat array that grows when a bucket is full. Bucket b holds `counts[b]` items from `items[b << shift]`
 * on. The searches push and pop in their own hot loops.
 */
export class BucketQueue {
  shift = 8;
  items: Int32Array = new Int32Array(BUCKETS << 8);
  readonly counts: Int32Array = new Int32Array(BUCKETS);
  /** The key that the search has reached. */
  key = 0;

  restart(key: number): void {
    this.counts.fill(0);
    this.key = key;
  }

  push(key: number, item: number): void {
    const bucket = key & BUCKET_MASK;
    const count = this.counts[bucket]!;
    if (count >> this.shift !== 0) this.grown();
    this.items[(bucket << this.shift) + count] = item;
    this.counts[bucket] = count + 1;
  }

  /** Doubles the room in every bucket, of which one may already count an item that it has no room for yet. */
  grown(): this {
    const items = new Int32Array(this.items.length * 2);
    const room = 1 << this.shift;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const first = bucket << this.shift;
      items.set(this.items.subarray(first, first + Math.min(room, this.counts[bucket]!)), bucket << (this.shift + 1));
    }
    this.items = items;
    this.shift++;
    return this;
  }
}
