import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Banner } from './banner.tsx'
import s from './form-errors.module.css'
import { useAttempt } from './form.tsx'
import { focusField, type WrongField } from './wrong-fields.ts'

type FormErrorsProps = {
  /** The form shows the reason of its disabled button in another place. */
  reasonElsewhere?: boolean
}

/**
 * The summary above the button of a form: after an attempt to submit, how many fields are wrong, and a link to each.
 * A refusal that names no field of the form, and the reason of a disabled button, are shown here too.
 */
export function FormErrors({ reasonElsewhere = false }: FormErrorsProps) {
  const t = useTranslations('kit')
  const { fields, tried, attempted, reason, refusal } = useAttempt()
  const wrong = useSyncExternalStore(fields.subscribe, fields.wrong, fields.wrong)
  const listed = attempted ? wrong.filter(({ kind }) => tried || kind !== 'fault') : []
  const isAtField = refusal?.field !== undefined && fields.isNamed(refusal.field)
  const sentence = (isAtField ? undefined : refusal?.message) ?? (reasonElsewhere ? undefined : reason)
  if (listed.length === 0 && sentence === undefined) return null
  return (
    <Banner tone="negative" live>
      {sentence !== undefined && <p>{sentence}</p>}
      {listed.length > 0 && (
        <>
          <b>{t('wrongFields', { count: listed.length })}</b>
          <ul className={s['list']}>
            {listed.map((field) => (
              <Entry key={field.entryId} field={field} />
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}

/** The first whole words of a checkbox. */
function textOf(root: HTMLElement | null): string {
  const text = root?.querySelector('label')?.textContent.trim() ?? ''
  return text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH).replace(/\s\S*$/u, '')} …` : text
}
const LABEL_LENGTH = 60

const withId = (id: string) => (words: ReactNode) => <span id={id}>{words}</span>

const Entry = ({ field }: { field: WrongField }) => {
  const t = useTranslations('kit')
  return (
    <li>
      <Link className="link" onPress={() => focusField(field)}>
        {t.rich('wrongField', {
          field: field.label ?? textOf(field.root()),
          message: field.message,
          sentence: withId(field.entryId),
        })}
      </Link>
    </li>
  )
}
