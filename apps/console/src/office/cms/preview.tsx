import { CmsContent } from '@tessera/contract/office/cms/cms-content.ts'
import { useTranslations } from 'use-intl'
import s from './cms.module.css'
import { Read, textBlocksOf } from './read-text.tsx'
import { contentIn, languages, type Node } from './text-form.ts'

/** The text as readers will see it, in both languages side by side. */
export function Preview({ form }: { form: Node }) {
  const t = useTranslations('cms')
  const content = CmsContent.safeParse(contentIn(form))
  if (!content.success) return <p className="t3">{t('errors.invalid')}</p>
  return (
    <div className={s['both']}>
      {languages.map((language) => (
        <section key={language} aria-label={t(`language.${language}`)} className={s['preview']}>
          <p className="eyebrow">{t(`language.${language}`)}</p>
          <Read blocks={textBlocksOf(content.data, language, t)} />
        </section>
      ))}
    </div>
  )
}
