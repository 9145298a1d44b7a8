import { Logo } from '@tessera/ui/mark.tsx'
import { Link } from 'react-aria-components'
import { paths } from '../lib/paths.ts'
import { thisYear } from '../lib/time-text.ts'
import { useLocale } from '../lib/words.tsx'
import s from './frame.module.css'
import { useShellWords } from './shell-words.ts'

type FooterLink = { readonly href: string; readonly words: string }

const Column = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <div>
    <h2>{title}</h2>
    <ul>
      {links.map(({ href, words }) => (
        <li key={href}>
          <Link href={href}>{words}</Link>
        </li>
      ))}
    </ul>
  </div>
)

export function Footer() {
  const t = useShellWords()
  const locale = useLocale()
  const cms = (id: string, words: string): FooterLink => ({ href: paths.cms(locale, id), words })
  const tab = (id: string | undefined, words: string): FooterLink => ({ href: paths.investments(locale, id), words })
  return (
    <footer className={s['footer']}>
      <div className="container">
        <div className={s['footerTop']}>
          <div className="col">
            <Logo />
            <p className="t3">{t('footer.tagline')}</p>
          </div>
          <Column
            title={t('footer.invest')}
            links={[
              tab(undefined, t('footer.allProducts')),
              tab('bonds', t('footer.bonds')),
              tab('real_estate', t('footer.realEstate')),
              tab('funds', t('footer.funds')),
            ]}
          />
          <Column
            title={t('footer.company')}
            links={[
              cms('about', t('footer.about')),
              cms('fees', t('footer.fees')),
              cms('security', t('footer.security')),
              cms('contact', t('footer.contact')),
            ]}
          />
        </div>
        <div className={s['legal']}>
          <p>{t('footer.regulated')}</p>
          <p>{t('footer.risk')}</p>
          <div className="row row--between row--wrap">
            <span>{t('footer.copyright', { year: thisYear() })}</span>
            <LegalLinks />
          </div>
        </div>
      </div>
    </footer>
  )
}

export const LegalLinks = () => {
  const t = useShellWords()
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

export function SlimFooter() {
  const t = useShellWords()
  const locale = useLocale()
  const year = thisYear()
  return (
    <footer className={s['slim']}>
      <div className="container row row--between row--wrap">
        <span>
          {t('footer.copyright', { year })} · {t('footer.operator')}
        </span>
        <span className="row">
          <Link href={paths.cms(locale, 'risk')}>{t('footer.riskDisclosure')}</Link>
          <Link href={paths.cms(locale, 'help')}>{t('footer.helpCenter')}</Link>
        </span>
      </div>
    </footer>
  )
}
