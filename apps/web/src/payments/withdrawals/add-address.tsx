import { plainSigns } from '@tessera/domain/platform/text/typed-text.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import {
  type MemoRule,
  signedAddress,
  TAG_BYTES,
  tagSpelling,
  tagFault,
} from '@tessera/domain/payments/withdrawals/tag.ts'
import { useCommand } from '#parts/command.ts'
import { refusalAt } from '#parts/form.ts'
import { type HiddenFault, hiddenFault, useHiddenFaultText } from '#parts/invisible-character.ts'
import { paths } from '#parts/paths.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useFormCode } from '#parts/use-form-step-up.ts'
import { StepUpCode } from '#parts/step-up-code.tsx'
import { BeneficiaryFields } from './beneficiary-fields.tsx'
import { missingOf, nobodyYet, toBeneficiary } from './to-beneficiary.ts'

type AddAddressProps = { coin: string; chain: string; memo: MemoRule; onClose: () => void }

/** Base58 of 32 bytes. The server checks whether it is a wallet. */
const looksLikeAddress = (text: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
/**
 * Removes full-width letters and invisible characters of a pasted text if an address remains; otherwise they stay, to
 * be reported.
 */
const keepAddress = (text: string): string => {
  const plain = plainSigns(text)
  return looksLikeAddress(plain) ? plain : text
}

/** Adds an address to the book. The code is bound to exactly this address and tag. */
export function AddAddress({ coin, chain, memo, onClose }: AddAddressProps) {
  const t = useTranslations('withdrawals')
  const locale = useLocale()
  const client = useQueryClient()
  const [address, setAddress] = useState('')
  const [typedTag, setTag] = useState('')
  const [remark, setRemark] = useState('')
  const [whose, setWhose] = useState(nobodyYet)
  const tag = tagSpelling(typedTag)
  const to = { coin, chain, ...signedAddress({ address, tag: tag === '' ? null : tag }) }
  const { stepUp, code, setCode, refused } = useFormCode('add_address', to)
  const request = { ...to, remark: remark.trim(), beneficiary: toBeneficiary(whose) }
  const add = useCommand<typeof withdrawals.addAddress, typeof request>(
    withdrawals.addAddress,
    async (input, options) => api.withdrawals.addAddress({ ...input, verifyToken: await stepUp.prove(code) }, options),
    (entry) => {
      toast('positive', t('book.added', { until: stampText(entry.usableAt) }))
      void client.invalidateQueries({ queryKey: ['withdrawals', 'addresses'] })
      onClose()
    },
    refused,
  )
  const missingField = missingOf(whose)
  const hiddenText = useHiddenFaultText<HiddenFault>((fault) => fault)
  const hidden = hiddenFault(address)
  const addressError = looksLikeAddress(address) ? undefined : hidden ? hiddenText(hidden) : t('book.invalidAddress')
  const tagError = useInvalidTag(memo, tag)
  const remarkError = remark.trim() === '' ? t('book.invalidRemark') : undefined
  const missing = addressError ?? tagError ?? remarkError ?? (missingField && t(`whose.errors.${missingField}`))
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('book.addTitle')}
      confirm={t('book.submit')}
      loading={add.busy}
      disabledReason={missing ?? (stepUp.isWhole(code) ? undefined : t('confirm.send'))}
      onConfirm={() => add.run(request)}
    >
      <p className="t2 sm">{t('book.addText', { coin, chain: chainName(chain) })}</p>
      <TextInput
        label={t('book.address')}
        value={address}
        onChange={(text) => {
          setAddress(text)
          add.reset()
        }}
        stripSpaces
        format={keepAddress}
        maxLength={64}
        readOnly={stepUp.sent}
        autoComplete="off"
        error={refusalAt(add.error, 'address')}
        fault={addressError}
      />
      {add.error instanceof ApiError && add.error.code === 'ADDRESS_INTERNAL' && (
        <Link className="link sm" href={paths.internalTransfer(locale)}>
          {t('book.toCustomer')}
        </Link>
      )}
      {memo !== 'none' && (
        <TextInput
          label={t('book.tag')}
          value={typedTag}
          onChange={(text) => {
            setTag(text)
            add.reset()
          }}
          optional={memo === 'optional'}
          help={t(memo === 'optional' ? 'book.tagHelp' : 'book.tagNeeded')}
          maxLength={TAG_BYTES}
          readOnly={stepUp.sent}
          autoComplete="off"
          error={refusalAt(add.error, 'tag')}
          fault={tagError}
        />
      )}
      <TextInput
        label={t('book.remark')}
        value={remark}
        onChange={setRemark}
        maxLength={40}
        counter
        fault={remarkError}
      />
      <BeneficiaryFields value={whose} onChange={setWhose} />
      {missing === undefined && (
        <StepUpCode
          help={t('book.codeHelp')}
          stepUp={stepUp}
          code={code}
          onCode={(digits) => {
            setCode(digits)
            if (digits !== '' && digits.length < 6) add.reset()
          }}
          busy={add.busy}
          refused={add.error}
          fields={['address', 'tag']}
        />
      )}
    </ConfirmDialog>
  )
}

/** The reason why the tag cannot be used; undefined if it is valid, or empty and not needed. */
function useInvalidTag(memo: MemoRule, tag: string): string | undefined {
  const t = useTranslations('withdrawals')
  if (tag === '') return memo === 'required' ? t('book.invalidTag.missing') : undefined
  const fault = tagFault(tag)
  return fault && t(`book.invalidTag.${fault}`)
}
