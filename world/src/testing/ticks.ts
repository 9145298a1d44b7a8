const TICK_MS = 50

/**
 * Measures milliseconds in which this process had the processor, by counting the ticks of an interval. A waiting
 * process misses ticks, because its timers fire late. So a limit in these milliseconds also works on a busy machine.
 */
export async function measureCpuTime<T>(call: () => Promise<T>): Promise<{ readonly value: T; readonly ms: number }> {
  let ticks = 0
  const interval = setInterval(() => (ticks += 1), TICK_MS)
  try {
    const value = await call()
    return { value, ms: ticks * TICK_MS }
  } finally {
    clearInterval(interval)
  }
}
