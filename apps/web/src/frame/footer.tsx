import { boundary } from '@tessera/ui/boundary.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { cmsFooter } from '#office/cms/cms.queries.ts'
import { Text } from '#office/cms/text.tsx'
import { paths } from '#parts/paths.ts'
import { thisYear } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './frame.module.css'
import { SiteLogo } from '#parts/site-logo.tsx'

type FooterLink = { readonly href: string; readonly text: string }

const Column = ({ title, links }: { title: string; links: readonly FooterLink[] }) => {
  const locale = useLocale()
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <Link href={paths.ofText(locale, href)}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The footer. Its texts come from the cms; legally required facts are shown even without them. */
export const Footer = boundary(function Footer() {
  const t = useTranslations('shell')
  const locale = useLocale()
  const footer = useQuery(cmsFooter(locale)).data?.footer
  return (
    <footer className={s['footer']}>
      <div className="container">
        <div className={s['footerTop']}>
          <div className="col">
            <SiteLogo />
            {footer && <p className="t3">{footer.tagline}</p>}
          </div>
          {footer?.columns.map(({ title, links }) => (
            <Column key={title} title={title} links={links} />
          ))}
        </div>
        <div className={s['legal']}>
          {footer && <Text small blocks={footer.notes} />}
          <div className="row row--between row--wrap">
            <span>{t('footer.copyright', { year: thisYear() })}</span>
            {footer ? <Links links={footer.links} /> : <LegalLinks />}
            <span className="row row--wrap" style={{ '--g': '20px' }}>
              <Link className="link" href={paths.fees(locale)}>
                {t('footer.fees')}
              </Link>
              <Link className="link" href={paths.verifyMessage(locale)}>
                {t('footer.verifyMessage')}
              </Link>
              <Link className="link" href={paths.verify(locale)}>
                {t('footer.verify')}
              </Link>
            </span>
          </div>
        </div>
      </div>
    </footer>
  )
})

const Links = ({ links }: { links: readonly FooterLink[] }) => {
  const locale = useLocale()
  return (
    <span className="row row--wrap" style={{ '--g': '20px' }}>
      {links.map(({ href, text }) => (
        <Link key={href} className="link" href={paths.ofText(locale, href)}>
          {text}
        </Link>
      ))}
    </span>
  )
}

export const LegalLinks = () => {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <span className="row">
      <Link className="link" href={paths.cms(locale, 'terms')}>
        {t('footer.terms')}
      </Link>
      <Link className="link" href={paths.cms(locale, 'privacy')}>
        {t('footer.privacy')}
      </Link>
      <Link className="link" href={paths.cms(locale, 'risk')}>
        {t('footer.riskDisclosure')}
      </Link>
    </span>
  )
}

export const SlimFooter = boundary(function SlimFooter() {
  const t = useTranslations('shell')
  const locale = useLocale()
  const year = thisYear()
  return (
    <footer className={s['slim']}>
      <div className="container row row--between row--wrap">
        <span>
          {t('footer.copyright', { year })} · {t('footer.operator')}
        </span>
        <span className="row row--wrap" style={{ '--g': '20px' }}>
          <Link href={paths.cms(locale, 'risk')}>{t('footer.riskDisclosure')}</Link>
          <Link href={paths.cms(locale, 'help')}>{t('footer.helpCenter')}</Link>
        </span>
      </div>
    </footer>
  )
})
