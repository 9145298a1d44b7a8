import { Held, type Say, type Story } from '../workshop/story.tsx'
import { CodeEntry } from './code-entry.tsx'
import { SendCode } from './send-code.tsx'
import { TextInput } from './text-input.tsx'

const send = (say: Say, voice: boolean, sent: boolean) => (
  <Held start={sent ? Date.now() + 73_000 : undefined}>
    {(availableAt: number | undefined, setAvailableAt) => (
      <TextInput
        aria-label={say('SMS code', '短信验证码')}
        placeholder={say('SMS code', '短信验证码')}
        value=""
        onChange={() => undefined}
        suffix={<SendCode availableAt={availableAt} voice={voice} onSend={() => setAvailableAt(Date.now() + 90_000)} />}
      />
    )}
  </Held>
)

export const story: Story = {
  title: 'Code entry and send code',
  rule: 'Boxes 48. Arrows, Home, End, Backspace and Delete move or clear; a paste must be six digits; an error clears after 1.5 s. Send again after 90 s, counted from the server’s answer.',
  cases: (say) => {
    const label = say('Email code', '邮箱验证码')
    const still = { onChange: () => undefined, label }
    return [
      {
        name: 'typing',
        show: <Held start="428">{(code, set) => <CodeEntry label={label} value={code} onChange={set} />}</Held>,
        wide: true,
      },
      { name: 'checking', show: <CodeEntry {...still} value="428105" state="checking" />, wide: true },
      { name: 'accepted', show: <CodeEntry {...still} value="428105" state="accepted" />, wide: true },
      {
        name: 'refused',
        show: (
          <CodeEntry
            {...still}
            value="428105"
            error={say('That code is not right. 4 attempts left.', '验证码错误，还可尝试 4 次。')}
          />
        ),
        wide: true,
      },
      { name: 'disabled', show: <CodeEntry {...still} value="" disabled />, wide: true },
      { name: 'send code', show: send(say, false, false) },
      { name: 'counting', show: send(say, false, true) },
      { name: 'voice enabled', show: send(say, true, false) },
    ]
  },
}
