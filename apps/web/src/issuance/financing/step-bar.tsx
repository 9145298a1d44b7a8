import { financingSteps, type FinancingStep } from '@tessera/domain/issuance/financing/application.ts'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { SaveBar } from '@tessera/ui/save-bar.tsx'
import { ArrowRight, ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Application } from './financing.queries.ts'
import s from './financing.module.css'
import type { Saving } from './step.ts'

type BarProps = {
  application: Application | undefined
  step: FinancingStep
  saving: Saving
  tried: boolean
  onTry: () => void
}

/** Back, what became of what was typed, and on: which first says what this step still lacks. */
export function StepBar({ application, step, saving, tried, onTry }: BarProps) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const { history } = useRouter()
  const [waiting, setWaiting] = useState(false)
  const at = financingSteps.indexOf(step)
  const before = financingSteps[at - 1]
  const after = financingSteps[at + 1]
  const lacking = application?.missing.filter((each) => each.step === step).length ?? 0
  const goOn = async () => {
    if (after === undefined) return
    setWaiting(true)
    const now = (await saving.settled())?.application
    setWaiting(false)
    const lacks = step !== 'company' && (now == null || now.missing.some((each) => each.step === step))
    if (lacks) onTry()
    else history.push(paths.financing(locale, after))
  }
  return (
    <div className={s['bar']}>
      <SaveBar
        back={
          <ButtonLink kind="ghost" icon={ChevronLeft} href={paths.financing(locale, before)}>
            {t('back')}
          </ButtonLink>
        }
      >
        <output className={`sm ${tried && lacking > 0 ? 'neg' : 't3'}`}>
          {tried && lacking > 0 ? (
            t('lacking', { count: lacking })
          ) : (
            <Saved application={application} saving={saving} />
          )}
        </output>
        {after !== undefined && (
          <Button after={ArrowRight} onPress={() => void goOn()} loading={waiting}>
            {t('goOn')}
          </Button>
        )}
      </SaveBar>
    </div>
  )
}

function Saved({ application, saving }: { application: Application | undefined; saving: Saving }) {
  const t = useTranslations('financing')
  if (saving.busy) return t('saving')
  if (Object.keys(saving.refused).length > 0) return t('notSaved')
  return application === undefined ? null : t('saved', { time: stampText(application.savedAt).slice(11) })
}
