import { Play } from '../workshop/play.tsx'
import { WithState, type Localize, type Story } from '../workshop/story.tsx'
import { CodeEntry } from './code-entry.tsx'
import { SendCode } from './send-code.tsx'
import { TextInput } from './text-input.tsx'

type Sent = { voice?: boolean; sending?: boolean; sent?: boolean }

const send = (localize: Localize, { voice = false, sending = false, sent = false }: Sent) => (
  <WithState start={sent ? Date.now() + 73_000 : undefined}>
    {(availableAt: number | undefined, setAvailableAt) => (
      <TextInput
        aria-label={localize('SMS code', '短信验证码')}
        placeholder={localize('SMS code', '短信验证码')}
        value=""
        onChange={() => undefined}
        suffix={
          <SendCode
            availableAt={availableAt}
            sending={sending}
            voice={voice}
            onSend={() => setAvailableAt(Date.now() + 90_000)}
          />
        }
      />
    )}
  </WithState>
)

export const story: Story = {
  title: { en: 'Code entry and send code', zh: '验证码输入与获取' },
  rule: {
    en: 'Boxes 48. Arrows, Home, End, Backspace and Delete move or clear; a paste must be six digits; an error clears after 1.5 s. Send again after 90 s, counted from the server’s answer.',
    zh: '每格 48。方向键、Home、End、Backspace、Delete 移动或清除；粘贴必须为六位数字；出错后 1.5 秒清空。90 秒后可重新获取，以服务器答复为准。',
  },
  cases: (localize) => {
    const label = localize('Email code', '邮箱验证码')
    const still = { onChange: () => undefined, label }
    return [
      {
        name: localize('typing', '输入中'),
        show: (
          <WithState start="428">{(code, set) => <CodeEntry label={label} value={code} onChange={set} />}</WithState>
        ),
        wide: true,
      },
      {
        name: localize('checking', '校验中'),
        show: <CodeEntry {...still} value="428105" state="checking" />,
        wide: true,
      },
      {
        name: localize('accepted', '已通过'),
        show: <CodeEntry {...still} value="428105" state="accepted" />,
        wide: true,
      },
      {
        name: localize('refused', '未通过'),
        show: (
          <CodeEntry
            {...still}
            value="428105"
            error={localize('That code is not right. 4 attempts left.', '验证码错误，还可尝试 4 次。')}
          />
        ),
        wide: true,
      },
      { name: localize('disabled', '不可用'), show: <CodeEntry {...still} value="" disabled />, wide: true },
      { name: localize('send code', '获取验证码'), show: send(localize, {}) },
      { name: localize('sending', '发送中'), show: send(localize, { sending: true }) },
      { name: localize('counting', '倒计时'), show: send(localize, { sent: true }) },
      { name: localize('voice enabled', '支持语音'), show: send(localize, { voice: true }) },
      {
        name: localize('with knobs', '可调'),
        show: (
          <Play controls={{ state: ['typing', 'checking', 'accepted'], disabled: false, error: '' }}>
            {({ error, ...props }) => (
              <WithState start="">
                {(code, set) => (
                  <CodeEntry
                    {...props}
                    label={label}
                    value={code}
                    onChange={set}
                    error={error === '' ? undefined : error}
                  />
                )}
              </WithState>
            )}
          </Play>
        ),
        wide: true,
      },
    ]
  },
}
