/**
 * The used pages of a ladder by their number, which is the rank of a page's first tick divided by the ticks per page.
 * Page 0 means none. A map finds the page with a number; a sorted list finds the next page below one.
 */
export class Pages {
  /** The number of pages in use. */
  count = 0
  /** The number of each page; NaN while it is free. */
  private numbers = new Float64Array(2).fill(NaN)
  private readonly byNumber = new Map<number, number>()
  /** The pages in use, the highest number last. */
  private sorted = new Int32Array(2)
  private readonly free: number[] = []
  /** Pages below this index were used at least once. */
  private used = 1

  /** Returns the page with this number; 0 if there is none. */
  find(number: number): number {
    return this.byNumber.get(number) ?? 0
  }

  numberOf(page: number): number {
    return this.numbers[page]!
  }

  /** Returns a page for a number that has none: a removed page, or otherwise the next unused one. */
  add(number: number): number {
    const page = this.free.pop() ?? this.used++
    if (page === this.numbers.length) this.grow()
    this.numbers[page] = number
    this.byNumber.set(number, page)
    const index = this.indexOf(number)
    this.sorted.copyWithin(index + 1, index, this.count++)
    this.sorted[index] = page
    return page
  }

  remove(page: number): void {
    const number = this.numbers[page]!
    const index = this.indexOf(number)
    this.sorted.copyWithin(index, index + 1, this.count--)
    this.byNumber.delete(number)
    this.numbers[page] = NaN
    this.free.push(page)
  }

  /** Returns the page with the highest number; 0 if no page is in use. */
  highest(): number {
    return this.count === 0 ? 0 : this.sorted[this.count - 1]!
  }

  /** Returns the page with the highest number below this one; 0 if there is none. */
  highestBelow(number: number): number {
    const index = this.indexOf(number)
    return index === 0 ? 0 : this.sorted[index - 1]!
  }

  /** Returns the position of a number in the sorted list, or the position at which it would be inserted. */
  private indexOf(number: number): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.numbers[this.sorted[middle]!]! < number) low = middle + 1
      else high = middle
    }
    return low
  }

  private grow(): void {
    const numbers = new Float64Array(this.numbers.length * 2).fill(NaN)
    numbers.set(this.numbers)
    this.numbers = numbers
    const sorted = new Int32Array(numbers.length)
    sorted.set(this.sorted)
    this.sorted = sorted
  }
}
