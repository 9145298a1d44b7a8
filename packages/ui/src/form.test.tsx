import { noPhone } from '@tessera/domain/access/customers/phone.ts'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button.tsx'
import { CodeEntry } from './code-entry.tsx'
import { ConfirmDialog } from './dialog.tsx'
import { Form as Attempt, type Refusal } from './form.tsx'
import { FormErrors } from './form-errors.tsx'
import { PhoneField } from './phone-field.tsx'
import { confirmComposed, show, wait } from './testing.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

const shortName = 'Use 4 characters or more.'
const reasonFirst = 'Say why first.'
const noop = () => undefined

function Form({ refused, onConfirm = noop }: { refused?: string; onConfirm?: () => void }) {
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const wrong = name.length < 4 ? shortName : reason === '' ? reasonFirst : undefined
  return (
    <ConfirmDialog open title="Rename" confirm="Save" onClose={noop} onConfirm={onConfirm} disabledReason={wrong}>
      <TextInput
        label="Name"
        maxLength={20}
        counter
        value={name}
        onChange={setName}
        fault={name.length < 4 ? shortName : undefined}
      />
      <TextArea label="Reason" value={reason} onChange={setReason} fault={reason === '' ? reasonFirst : undefined} />
      <CodeEntry label="Code" value="" onChange={noop} error={refused} fault="Enter the 6 digits." />
      <PhoneField label="Phone" value={{ ...noPhone, number: '1' }} onChange={noop} error={refused} />
    </ConfirmDialog>
  )
}
/** A form with two fields that must be filled. */
function Small() {
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const isDone = name !== '' && reason !== ''
  return (
    <Attempt onSubmit={noop}>
      <TextInput label="Name" value={name} onChange={setName} fault={name === '' ? shortName : undefined} />
      <TextInput label="Reason" value={reason} onChange={setReason} fault={reason === '' ? reasonFirst : undefined} />
      <FormErrors />
      <Button type="submit" disabledReason={isDone ? undefined : 'Fill in all fields.'}>
        Send
      </Button>
    </Attempt>
  )
}

test('a press of a button below a wrong field acts, although the field then shows its error', async () => {
  const onPress = vi.fn<() => void>()
  await show(
    <Attempt onSubmit={noop}>
      <TextInput label="Name" value="" onChange={noop} error={shortName} />
      <Button onPress={onPress}>Help</Button>
      <Button type="submit">Send</Button>
    </Attempt>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(page.getByText(shortName).query()).toBeNull()
  await page.getByRole('button', { name: 'Help' }).click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(page.getByText(shortName)).toBeVisible()
})

/** A form whose check answers a moment after the press. */
function Late({ message }: { message: string }) {
  const [error, setError] = useState<string>()
  const check = (afterMs: number) => {
    setError(undefined)
    setTimeout(() => setError(message), afterMs)
  }
  return (
    <Attempt onSubmit={() => check(10)}>
      <TextInput label="Name" value="abcd" onChange={noop} error={error} />
      <TextInput label="Other" value="" onChange={noop} />
      <FormErrors />
      <Button type="submit">Send</Button>
      <Button onPress={() => check(30)}>Later</Button>
    </Attempt>
  )
}

function Refused({ refusal }: { refusal: Refusal }) {
  const [name, setName] = useState('abcd')
  return (
    <Attempt onSubmit={noop} refusal={refusal}>
      <TextInput label="Name" name="name" value={name} onChange={setName} />
      <FormErrors />
      <Button type="submit">Send</Button>
    </Attempt>
  )
}

const name = () => page.getByRole('textbox', { name: 'Name' })
const alertWith = (text: string) => page.getByRole('alert').filter({ hasText: text })
const inDialog = (words: string) => page.getByRole('dialog').getByText(words)

test('an untouched field shows no error; an invalid value is reported when the field loses focus', async () => {
  await show(<Form />)
  await name().click()
  await userEvent.keyboard('{Tab}')
  await expect.element(inDialog(shortName)).not.toBeInTheDocument()
  await name().fill('abc')
  await expect.element(inDialog(shortName)).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(name()).toHaveAccessibleDescription(shortName)
  await expect.element(inDialog(reasonFirst)).not.toBeInTheDocument()
})

test('pressing a disabled button shows at each field what is missing', async () => {
  await show(<Form />)
  await page.getByRole('button', { name: 'Save' }).click({ force: true })
  await expect.element(name()).toHaveAccessibleDescription(shortName)
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(reasonFirst)
  await expect.element(page.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription('Enter the 6 digits.')
  await name().fill('abcd')
  await userEvent.keyboard('{Tab}')
  await expect.element(inDialog(shortName)).not.toBeInTheDocument()
})

test('pressing a disabled button focuses the first wrong field and lists all of them', async () => {
  await show(<Form />)
  await page.getByRole('button', { name: 'Save' }).click({ force: true })
  await expect.element(name()).toHaveFocus()
  await expect.element(name()).toHaveAttribute('aria-invalid', 'true')
  const summary = alertWith('3 fields need your attention')
  await expect.element(summary).toBeVisible()
  const links = summary.getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual([
    `Name: ${shortName}`,
    `Reason: ${reasonFirst}`,
    'Code: Enter the 6 digits.',
  ])
  await links.nth(1).click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
})

test('the summary lists fewer fields as they are corrected, and disappears with the last', async () => {
  await show(<Small />)
  await page.getByRole('button', { name: 'Send' }).click({ force: true })
  await expect.element(page.getByText('2 fields need your attention')).toBeVisible()
  await name().fill('abcd')
  await expect.element(page.getByText('1 field needs your attention')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('so')
  await expect.element(page.getByText('needs your attention')).not.toBeInTheDocument()
})

test('a field whose error arrives after the press is focused, unless the user goes on typing', async () => {
  const late = 'This name is taken.'
  await show(<Late message={late} />)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(name()).toHaveFocus()
  await expect.element(name()).toHaveAccessibleDescription(late)
  await page.getByRole('textbox', { name: 'Other' }).click()
  await page.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('textbox', { name: 'Other' }).click()
  await wait(60)
  await expect.element(page.getByRole('textbox', { name: 'Other' })).toHaveFocus()
})

test('a refusal appears at the field that it names until the value changes', async () => {
  const refusal = { message: 'This name is taken.', field: 'name' }
  await show(<Refused refusal={refusal} />)
  await expect.element(name()).toHaveAccessibleDescription('This name is taken.')
  await name().fill('other')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText('This name is taken.')).not.toBeInTheDocument()
})

test('a refusal that names no field of the form appears in the summary', async () => {
  await show(<Refused refusal={{ message: 'The market is closed.', field: 'elsewhere' }} />)
  await expect.element(alertWith('The market is closed.')).toBeVisible()
})

test('a disabled button that no field explains gives its reason in the summary', async () => {
  await show(
    <Attempt onSubmit={noop}>
      <FormErrors />
      <Button type="submit" disabledReason="Withdrawals are paused.">
        Send
      </Button>
    </Attempt>,
  )
  await page.getByRole('button', { name: 'Send' }).click({ force: true })
  await expect.element(alertWith('Withdrawals are paused.')).toBeVisible()
})

test('a counter shows how much of the maximum length is used', async () => {
  await show(<Form />)
  await name().fill('a name of more than twenty characters')
  await expect.element(inDialog('20 / 20')).toBeVisible()
})

test('a dialog also shows why a code or phone number was refused', async () => {
  await show(<Form refused="This is not right." />)
  await expect.element(page.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription('This is not right.')
  await expect.element(page.getByRole('group', { name: 'Phone' })).toHaveAccessibleDescription('This is not right.')
})

test('Enter in a field of a disabled dialog sends nothing and shows an error at each incomplete field at once', async () => {
  const onConfirm = vi.fn<() => void>()
  await show(<Form onConfirm={onConfirm} />)
  await name().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(name()).toHaveAccessibleDescription(shortName)
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(reasonFirst)
  await expect.element(name()).toHaveFocus()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('Enter in a field confirms once, even if pressed twice quickly', async () => {
  const onConfirm = vi.fn<() => void>()
  await show(<Form onConfirm={onConfirm} />)
  await name().fill('abcd')
  await page.getByRole('textbox', { name: 'Reason' }).fill('so')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await name().click()
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  await wait(0)
  const form = name().element().closest('form')
  for (let times = 0; times < 2; times += 1) form?.requestSubmit()
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

test('while a dialog is busy, Enter in its only field sends nothing', async () => {
  const onConfirm = vi.fn<() => void>()
  await show(
    <ConfirmDialog open title="Rename" confirm="Save" loading onClose={noop} onConfirm={onConfirm}>
      <TextInput label="Name" value="abcd" onChange={noop} />
    </ConfirmDialog>,
  )
  await name().click()
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
})

test('Enter on another button of a dialog, or during an IME composition, confirms nothing', async () => {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  await show(
    <ConfirmDialog open title="Rename" confirm="Save" onClose={onCancel} onConfirm={onConfirm}>
      <TextInput label="Name" value="abcd" onChange={noop} />
    </ConfirmDialog>,
  )
  await name().click()
  await confirmComposed('ni')
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a dialog opened within a form does not submit that form', async () => {
  const [onConfirm, onSubmit] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await show(
    <form onSubmit={onSubmit}>
      <ConfirmDialog open title="Rename" confirm="Save" onClose={noop} onConfirm={onConfirm}>
        <TextInput label="Name" value="abcd" onChange={noop} />
      </ConfirmDialog>
    </form>,
  )
  await name().click()
  await userEvent.keyboard('{Enter}')
  expect([onConfirm.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0])
})

test('text typed after an attempt is kept', async () => {
  await show(<Refused refusal={{ message: 'The market is closed.' }} />)
  await page.getByRole('button', { name: 'Send' }).click()
  await name().click()
  await userEvent.keyboard('e')
  await expect.element(name()).toHaveValue('abcde')
})
