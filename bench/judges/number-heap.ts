/** A binary heap of numbers, the least first. */
export class NumberHeap {
  readonly #numbers: number[] = [];

  push(number: number): void {
    const numbers = this.#numbers;
    let at = numbers.length;
    numbers.push(number);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (numbers[parent]! <= number) break;
      numbers[at] = numbers[parent]!;
      at = parent;
    }
    numbers[at] = number;
  }

  pop(): number | undefined {
    const numbers = this.#numbers;
    const least = numbers[0];
    const last = numbers.pop();
    if (last === undefined || numbers.length === 0) return least;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= numbers.length) break;
      if (child + 1 < numbers.length && numbers[child + 1]! < numbers[child]!) child++;
      if (numbers[child]! >= last) break;
      numbers[at] = numbers[child]!;
      at = child;
    }
    numbers[at] = last;
    return least;
  }
}
