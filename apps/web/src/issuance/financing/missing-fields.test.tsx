import { expect, test } from 'vitest'
import { showPart } from '#frame/testing.tsx'
import { en_US } from './financing.messages.en_US.ts'
import { zh_CN } from './financing.messages.zh_CN.ts'
import { MissingFields } from './missing-fields.tsx'

const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

test('each missing field of an application is named', async () => {
  const missing = [
    { step: 'offer', field: 'units', code: 'FINANCING_FIELD_MISSING', text: 'This field is required.' },
    { step: 'documents', field: 'capTable', code: 'FINANCING_CAP_TABLE_MISSING', text: 'Add the cap table.' },
  ] as const
  await showPart(<MissingFields missing={[...missing]} />, { financing: en_US })
  await expect.poll(lines).toEqual(['Units: This field is required.', 'Add the cap table.'])
})

test('in Chinese the name and the sentence have full-width punctuation', async () => {
  await showPart(
    <MissingFields missing={[{ step: 'offer', field: 'type', code: 'FINANCING_FIELD_MISSING', text: '此项必填。' }]} />,
    { financing: zh_CN },
    'zh_CN',
  )
  await expect.poll(lines).toEqual([`${zh_CN.productType}：此项必填。`])
})
