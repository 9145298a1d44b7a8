import { scoreOf, strengthsOf } from '@tessera/domain/access/security/score.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Tiles } from '@tessera/ui/tiles.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ownedOf } from './login-state.ts'
import type { User } from './customers.queries.ts'
import s from './customers.module.css'

type ScoreProps = { user: User; fundPassword: boolean; phishingPhrase: boolean; enforced: boolean }

/** The protection score of the account: what the exchange asks for. Then the next step, or a recommendation. */
export function Score({ user, ...also }: ScoreProps) {
  const t = useTranslations('customers')
  const locale = useLocale()
  const { points, next } = scoreOf(strengthsOf(ownedOf(user), also))
  const level = points === 100 ? 'strong' : 'weak'
  const pages = {
    email: paths.bindEmail(locale),
    factor: paths.bindGoogle(locale),
    authenticator: paths.bindGoogle(locale),
    fundPassword: undefined,
    phishingPhrase: undefined,
  }
  const href = next && pages[next]
  return (
    <Card>
      <div className={s['score']}>
        <div className="col" style={{ '--g': '8px' }}>
          <span>
            <b className={s['points']}>{points}</b> <span className="t3 num">/ 100</span>
          </span>
          <Tiles percent={points} label={t('score.label')} tiles={10} />
          <span className="fw6">{t(`score.levels.${level}`)}</span>
        </div>
        <div className={s['step']}>
          <h2 className="h5">
            {t(next === undefined ? 'score.full' : points === 100 ? 'score.enough' : 'score.step')}
          </h2>
          {next !== undefined && <p className="t2">{t(`score.next.${next}`)}</p>}
        </div>
        {href !== undefined && (
          <ButtonLink size="sm" href={href}>
            {t('score.go')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
