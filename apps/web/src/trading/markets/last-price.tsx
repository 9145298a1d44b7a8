import { Icon } from '@tessera/ui/icon.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import s from './book.module.css'
import type { Direction } from './direction.ts'

type LastPriceProps = {
  price: string | null
  direction: Direction | undefined
  /** No arrow, because a change with an arrow is shown beside it. */
  plain?: boolean
}

/** The last price with its direction as a colour, an arrow and a word. It flashes briefly when it moves. */
export const LastPrice = ({ price, direction, plain = false }: LastPriceProps) => {
  const t = useTranslations('markets')
  return (
    <>
      <b
        key={price}
        className={`num ${direction ?? ''} ${s['flash']}`}
        style={{ '--tint': direction === undefined ? 'transparent' : `var(--${direction}-soft)` }}
      >
        {numberText(price ?? undefined)}
      </b>
      {direction !== undefined && !plain && (
        <>
          <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={16} className={direction} />
          <span className="sr">{t(direction === 'up' ? 'rises' : 'falls')}</span>
        </>
      )}
    </>
  )
}
