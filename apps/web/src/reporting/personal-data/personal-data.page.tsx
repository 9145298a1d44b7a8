import { Card } from '@tessera/ui/card.tsx'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ConsentTable } from './consent-table.tsx'
import { DownloadCard } from './download-card.tsx'

/** The customer's rights on their data: download, correct, see consents, delete. */
export function PersonalDataPage() {
  const t = useTranslations('personal-data')
  return (
    <>
      <div>
        <h1 className="h3">{t('title')}</h1>
        <p className="t2">{t('lead')}</p>
      </div>
      <DownloadCard />
      <Corrections />
      <Card title={t('consents')} flush>
        <ConsentTable />
      </Card>
      <Deletion />
    </>
  )
}

const Corrections = () => {
  const t = useTranslations('personal-data')
  const locale = useLocale()
  const places = [
    { href: paths.userManagement(locale), text: t('correctContact') },
    { href: paths.verificationCenter(locale), text: t('correctIdentity') },
    { href: paths.receivingAccount(locale), text: t('correctBank') },
    { href: paths.cms(locale, 'contact'), text: t('correctOther') },
  ]
  return (
    <Card title={t('correct')}>
      <ul className="col" style={{ '--g': '8px' }}>
        {places.map(({ href, text }) => (
          <li key={href}>
            <Link className="link sm" href={href}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Deletion = () => {
  const t = useTranslations('personal-data')
  const locale = useLocale()
  return (
    <Card title={t('delete')}>
      <div className="col" style={{ '--g': '8px' }}>
        <p className="sm t2">{t('deleteText')}</p>
        <span className="row row--wrap">
          <Link className="link sm" href={paths.userManagement(locale)}>
            {t('closeAccount')}
          </Link>
          <Link className="link sm" href={paths.cms(locale, 'privacy')}>
            {t('retention')}
          </Link>
        </span>
      </div>
    </Card>
  )
}
