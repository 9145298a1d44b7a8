import { mailTypes } from '@tessera/contract/access/security/customer-settings.ts'
import { Card } from '@tessera/ui/card.tsx'
import { Switch } from '@tessera/ui/switch.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useRecognition } from '#parts/device.ts'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import { settings } from './settings.queries.ts'
import { useSetting } from './use-setting.ts'

type MailType = (typeof mailTypes)[number]
/** Types with messages that are also sent by SMS; the others are only emailed. */
const textTypes = ['funds'] as const satisfies readonly MailType[]

/** Returns the disabled types after one of them was switched. */
const withType = (off: readonly MailType[], type: MailType, on: boolean): MailType[] =>
  on ? off.filter((each) => each !== type) : [...off, type]

/** Settings of email notifications, hidden amounts and, if the exchange has a fee coin, of fees. */
export function EmailAndDisplay() {
  const t = useTranslations('settings')
  const { data } = useQuery(settings())
  const [hidden, toggle] = useHideAmounts()
  const [recognized, setRecognized] = useRecognition()
  const mails = useSetting(api.customerSettings.setMailsOff)
  const feeCoin = useSetting(api.customerSettings.updateFeeCoinOpen)
  if (!data) return null
  const { mailsOff, textsOff } = data
  return (
    <Card title={t('messages')}>
      <div className="col" style={{ '--g': '20px' }}>
        <fieldset className="col" style={{ '--g': '12px' }}>
          <legend className="fw6" style={{ padding: 0, marginBottom: 12 }}>
            {t('mails')}
          </legend>
          {mailTypes.map((type) => (
            <Switch
              key={type}
              label={t(`types.${type}`)}
              on={!mailsOff.includes(type)}
              saving={mails.isPending}
              onChange={(on) => mails.mutate({ mailsOff: withType(mailsOff, type, on) })}
            />
          ))}
          <p className="xs t3">{t('mailsNote')}</p>
        </fieldset>
        <fieldset className="col" style={{ '--g': '12px' }}>
          <legend className="fw6" style={{ padding: 0, marginBottom: 12 }}>
            {t('texts')}
          </legend>
          {textTypes.map((type) => (
            <Switch
              key={type}
              label={t(`types.${type}`)}
              on={!textsOff.includes(type)}
              saving={mails.isPending}
              onChange={(on) => mails.mutate({ textsOff: withType(textsOff, type, on) })}
            />
          ))}
          <p className="xs t3">{t('textsNote')}</p>
        </fieldset>
        <Switch label={t('hide')} on={hidden} onChange={toggle} />
        <div>
          <Switch label={t('recognize')} on={recognized} onChange={setRecognized} />
          <p className="xs t3">{t('recognizeNote')}</p>
        </div>
        {data.feeCoin.coin !== null && (
          <Switch
            label={t('feeCoin', { coin: data.feeCoin.coin })}
            on={data.feeCoin.open}
            saving={feeCoin.isPending}
            onChange={(open) => feeCoin.mutate({ open })}
          />
        )}
      </div>
    </Card>
  )
}
