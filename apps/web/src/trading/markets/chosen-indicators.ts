import { useState } from 'react'
import { type IndicatorName, indicatorNames } from './indicators.ts'

const KEY = 'tessera.indicators'
const usual: readonly IndicatorName[] = ['ma7', 'ma25']

function readStored(): readonly IndicatorName[] {
  const text = localStorage.getItem(KEY)
  return text === null ? usual : indicatorNames.filter((name) => text.split(' ').includes(name))
}

/** The reader's choice of indicators, stored in this browser. */
export function useIndicators() {
  const [chosen, setChosen] = useState(readStored)
  const choose = (name: IndicatorName, on: boolean) => {
    const next = indicatorNames.filter((each) => (each === name ? on : chosen.includes(each)))
    localStorage.setItem(KEY, next.join(' '))
    setChosen(next)
  }
  return [chosen, choose] as const
}
