import { companySteps, type CompanyStep } from '@tessera/domain/identity/companies/application.ts'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { SaveBar } from '@tessera/ui/save-bar.tsx'
import { ArrowRight, ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Application } from './companies.queries.ts'
import s from './companies.module.css'
import type { Saving } from './use-saving.ts'

type BarProps = {
  application: Application | undefined
  step: CompanyStep
  saving: Saving
  tried: boolean
  onTry: () => void
}

/** Back, what became of what was typed, and on: which first says what this step still lacks. */
export function StepBar({ application, step, saving, tried, onTry }: BarProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const { history } = useRouter()
  const [waiting, setWaiting] = useState(false)
  const at = companySteps.indexOf(step)
  const before = companySteps[at - 1]
  const after = companySteps[at + 1]
  const complaint = useComplaint({ application, step, tried })
  const goOn = async () => {
    if (after === undefined) return
    setWaiting(true)
    const now = (await saving.settled())?.application
    setWaiting(false)
    const lacks = now == null || now.missing.some((each) => each.step === step)
    if (lacks) onTry()
    else history.push(paths.enterpriseCert(locale, after))
  }
  return (
    <div className={s['bar']}>
      <SaveBar
        back={
          <ButtonLink
            kind="ghost"
            icon={ChevronLeft}
            href={before === undefined ? paths.entityVerification(locale) : paths.enterpriseCert(locale, before)}
          >
            {t('back')}
          </ButtonLink>
        }
      >
        <output className={`sm ${complaint === undefined ? 't3' : 'neg'}`}>
          {complaint ?? <Saved application={application} saving={saving} />}
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

/** The sentence about this step after Continue was pressed. */
function useComplaint({ application, step, tried }: Pick<BarProps, 'application' | 'step' | 'tried'>) {
  const t = useTranslations('companies')
  if (!tried) return undefined
  // Before the first save there is no draft; the first step then lacks the type of company.
  const lacking = application?.missing.filter((each) => each.step === step).length ?? Number(step === companySteps[0])
  if (lacking > 0) return t('lacking', { count: lacking })
  return application === undefined ? t('nothingYet') : undefined
}

function Saved({ application, saving }: { application: Application | undefined; saving: Saving }) {
  const t = useTranslations('companies')
  if (saving.busy) return t('saving')
  if (Object.keys(saving.refused).length > 0) return t('notSaved')
  return application === undefined ? null : t('saved', { time: stampText(application.savedAt).slice(11) })
}
