export const en_US = {
  columns: {
    at: 'Time (UTC)',
    movement: 'Movement',
    product: 'Product',
    reference: 'Reference',
    amount: 'Amount',
    balance: 'Balance',
    currency: 'Currency',
  },
  movements: {
    proceeds: 'Proceeds of subscriptions',
    funding: 'Funding of a distribution',
    to_holders: 'Released to holders',
    fee: 'Agreed fee',
    payment: 'Payment to the issuer',
    return: 'Payment returned by the bank',
    other: 'Other entry',
  },
  opening: 'Opening balance',
  closing: 'Closing balance',
  pdf: {
    title: 'Statement of the issuer’s money',
    period: 'Days (UTC)',
    currency: 'Currency',
    inTransit: 'Part of the closing balance on its way to the issuer:',
  },
} as const
