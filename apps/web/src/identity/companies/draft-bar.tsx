import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { SaveBar } from '@tessera/ui/save-bar.tsx'
import { ArrowRight, ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useRouter } from '#parts/site-router.ts'
import { stampText } from '#parts/time-text.ts'
import type { SavingOf } from './use-saving.ts'

type DraftBarProps<S> = {
  t: (key: 'back' | 'goOn' | 'saving' | 'notSaved') => string
  saved: (time: string) => string
  savedAt: string | undefined
  saving: SavingOf<S>
  error: string | undefined
  back: string
  next: string | undefined
  /** True if the last saved state has a missing item in this step. */
  isIncomplete: (current: S | undefined) => boolean
  onTry: () => void
}

/** Back, the state of the draft, and Continue, which first shows the missing items of this step. */
export function DraftBar<S>({ t, saved, savedAt, saving, error, back, next, isIncomplete, onTry }: DraftBarProps<S>) {
  const { history } = useRouter()
  const [waiting, setWaiting] = useState(false)
  const continueTo = async (to: string) => {
    setWaiting(true)
    const now = await saving.settled()
    setWaiting(false)
    if (isIncomplete(now)) onTry()
    else history.push(to)
  }
  const state = () => {
    if (saving.busy) return t('saving')
    if (Object.keys(saving.refused).length > 0) return t('notSaved')
    return savedAt === undefined ? null : saved(stampText(savedAt).slice(11))
  }
  return (
    <div style={{ '--save-bar-w': '1176px' }}>
      <SaveBar
        back={
          <ButtonLink kind="ghost" icon={ChevronLeft} href={back}>
            {t('back')}
          </ButtonLink>
        }
      >
        <output className={`sm ${error === undefined ? 't3' : 'neg'}`}>{error ?? state()}</output>
        {next !== undefined && (
          <Button after={ArrowRight} onPress={() => void continueTo(next)} loading={waiting}>
            {t('goOn')}
          </Button>
        )}
      </SaveBar>
    </div>
  )
}
