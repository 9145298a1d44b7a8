export const en_US = {
  columns: { time: 'Time (UTC)', type: 'Type', action: 'Action', ip: 'IP', device: 'Device', status: 'Status' },
  types: { password: 'Password', code: 'Code', register: 'Registration', qr: 'QR code', passkey: 'Passkey' },
  statuses: { success: 'Succeeded', failure: 'Failed' },
} as const
