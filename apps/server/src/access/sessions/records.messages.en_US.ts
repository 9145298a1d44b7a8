export const en_US = {
  columns: {
    time: 'Time',
    type: 'Type',
    action: 'Action',
    ip: 'IP',
    city: 'City',
    device: 'Device',
    status: 'Status',
    note: 'Note',
  },
  notes: { new_device: 'New device', withdrawals_paused: 'Withdrawals paused' },
  types: { password: 'Password', code: 'Code', register: 'Registration', qr: 'QR code', passkey: 'Passkey' },
  statuses: { success: 'Succeeded', failure: 'Failed' },
} as const
