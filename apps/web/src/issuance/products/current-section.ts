import { useEffect, useState } from 'react'

/** A share of the screen height. The last heading above it marks the current section. */
const READING_LINE = 1 / 3

/** The section that the reader has scrolled to. `ids` are those of the headings. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [read, setRead] = useState(ids[0])
  useEffect(() => {
    const updateSection = () => {
      const line = innerHeight * READING_LINE
      const above = (id: Id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line
      const { scrollHeight } = document.documentElement
      const atEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1
      setRead(atEnd ? ids.at(-1) : (ids.findLast(above) ?? ids[0]))
    }
    addEventListener('scroll', updateSection, { passive: true })
    updateSection()
    return () => removeEventListener('scroll', updateSection)
  }, [ids])
  return read
}
