/** The live orders. Any of them is found and removed in constant time. */
export class LiveOrders {
  readonly ids: Int32Array
  private readonly at: Int32Array
  count = 0

  constructor(capacity: number, maxId: number) {
    this.ids = new Int32Array(capacity)
    this.at = new Int32Array(maxId)
  }

  add(id: number): void {
    this.at[id] = this.count
    this.ids[this.count++] = id
  }

  drop(id: number): void {
    const hole = this.at[id]!
    const last = this.ids[--this.count]!
    this.ids[hole] = last
    this.at[last] = hole
  }
}
