import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { addressFields } from '@tessera/domain/identity/companies/application.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { SavedArea, SavedCountry, SavedDay, SavedText } from './saved-fields.tsx'
import { fieldErrorOf, isFromRegister, mayEdit, type StepProps } from './step.ts'
import { useCompanyNameError } from './use-company-name-error.ts'

type Given = InputOf<typeof companies.save>

/** The company's own details. Each is saved as it is typed. */
export function BasicsStep(step: StepProps) {
  const t = useTranslations('companies')
  const field = fieldsOf(step, t('register.from'))
  const tooLong = useCompanyNameError()
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <Card title={t('company')} titleEnd={<span className="t3 sm">{t('savedAsYouType')}</span>}>
        <div className="fields">
          <div className="span">
            <SavedText {...field('name', (name) => ({ name }))} label={t('name')} check={tooLong} />
          </div>
          <SavedText
            {...field('registrationNumber', (registrationNumber) => ({ registrationNumber }))}
            label={t('registrationNumber')}
            maxLength={40}
            whole
          />
          <SavedDay
            {...field('incorporatedOn', (incorporatedOn) => ({ incorporatedOn }))}
            label={t('incorporatedOn')}
          />
          <SavedText
            {...field('contactNumber', (contactNumber) => ({ contactNumber }))}
            label={t('contactNumber')}
            help={t('contactHelp')}
            type="tel"
            format={(text) => text.replace(/[^\d+]/gu, '')}
            maxLength={20}
            whole
          />
          <SavedText
            {...field('website', (website) => ({ website }))}
            label={t('website')}
            help={t('websiteHelp')}
            optional
            maxLength={200}
            whole
          />
        </div>
      </Card>
      <Card title={t('business')}>
        <div className="col" style={{ '--g': '20px' }}>
          <SavedArea
            {...field('natureOfBusiness', (natureOfBusiness) => ({ natureOfBusiness }))}
            label={t('natureOfBusiness')}
          />
          <SavedArea {...field('sourceOfFunds', (sourceOfFunds) => ({ sourceOfFunds }))} label={t('sourceOfFunds')} />
          <SavedArea
            {...field('applicationReason', (applicationReason) => ({ applicationReason }))}
            label={t('applicationReason')}
          />
        </div>
      </Card>
      <AddressCard {...step} name="registeredAddress" />
      <AddressCard {...step} name="businessAddress" copyOf="registeredAddress" />
    </div>
  )
}

type TextName =
  | 'name'
  | 'registrationNumber'
  | 'incorporatedOn'
  | 'contactNumber'
  | 'website'
  | 'natureOfBusiness'
  | 'sourceOfFunds'
  | 'applicationReason'

/** Returns the props of a text field: its saved value, how it is saved, and its error. */
const fieldsOf = (step: StepProps, from: string) => (name: TextName, given: (value: string | null) => Given) => ({
  ...(isFromRegister(step.application, name) && { help: from }),
  start: step.application?.basics[name] ?? null,
  send: (value: string | null) => void step.saving.save(name, () => api.companies.save(given(value))),
  error: fieldErrorOf(step)(name),
  disabled: !mayEdit(step.application, 'basics') || isFromRegister(step.application, name),
})

type Address = NonNullable<StepProps['application']>['basics']['registeredAddress']
type AddressName = 'registeredAddress' | 'businessAddress'
type AddressProps = StepProps & { name: AddressName; copyOf?: AddressName }

function AddressCard({ name, copyOf, ...step }: AddressProps) {
  const t = useTranslations('companies')
  // A new key remounts the fields after they were filled from the other address.
  const [copied, setCopied] = useState(0)
  const address = step.application?.basics[name]
  const isLocked = isFromRegister(step.application, name)
  const disabled = !mayEdit(step.application, 'basics') || isLocked
  const field = (part: keyof Address) => ({
    label: t(part),
    start: address?.[part] ?? null,
    send: (value: string | null) =>
      void step.saving.save(`${name}.${part}`, () => api.companies.save({ [name]: { [part]: value } })),
    error: fieldErrorOf(step)(`${name}.${part}`),
    disabled,
  })
  const copy = async () => {
    // The other address may have edits that are not saved yet.
    const saved = copyOf && (await step.saving.settled())?.application?.basics[copyOf]
    if (saved && (await step.saving.save(name, () => api.companies.save({ [name]: saved })))) setCopied(copied + 1)
  }
  const same = copyOf && step.application?.basics[copyOf]
  const isOffered = same !== undefined && !disabled && addressFields.some((part) => same[part] !== address?.[part])
  return (
    <Card
      title={t(name)}
      titleEnd={
        isLocked ? (
          <span className="t3 sm">{t('register.from')}</span>
        ) : (
          isOffered && (
            <Button kind="ghost" size="xs" onPress={() => void copy()}>
              {t('sameAddress')}
            </Button>
          )
        )
      }
    >
      <div className="fields" key={copied}>
        <div className="span">
          <SavedText {...field('street')} maxLength={160} />
        </div>
        <SavedText {...field('city')} maxLength={80} />
        <SavedText {...field('zip')} optional maxLength={20} />
        <SavedCountry {...field('country')} />
      </div>
    </Card>
  )
}
