import { useEffect, useState } from 'react'

/** How far down the screen a heading may be for its section to be the one that is read. */
const READING_LINE = 1 / 3

/** The one of the sections, named by the ids of their headings, that the reader has come to. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [read, setRead] = useState(ids[0])
  useEffect(() => {
    const look = () => {
      const line = innerHeight * READING_LINE
      const above = (id: Id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line
      const { scrollHeight } = document.documentElement
      const atEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1
      setRead(atEnd ? ids.at(-1) : (ids.findLast(above) ?? ids[0]))
    }
    addEventListener('scroll', look, { passive: true })
    look()
    return () => removeEventListener('scroll', look)
  }, [ids])
  return read
}
