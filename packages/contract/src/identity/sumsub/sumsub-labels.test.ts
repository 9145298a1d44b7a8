import { expect, test } from 'vitest'
import { reasonsOf, refusedItems } from './sumsub-labels.ts'

test.each([
  [['BAD_SELFIE'], { selfie: 'bad_image_quality' }],
  [['BACK_SIDE_MISSING'], { back: 'missing_page' }],
  [['PROBLEMATIC_APPLICANT_DATA'], { details: 'details_mismatch' }],
  [
    ['DOCUMENT_PAGE_MISSING', 'UNSATISFACTORY_PHOTOS', 'BAD_FACE_MATCHING'],
    { front: 'missing_page', back: 'missing_page', selfie: 'selfie_mismatch' },
  ],
  [['A_LABEL_OF_TOMORROW'], { front: 'check_again', back: 'check_again' }],
  [[], { front: 'check_again', back: 'check_again' }],
])('the labels %j request the items %j', (labels, items) => {
  expect(Object.fromEntries(refusedItems(labels))).toEqual(items)
})

test('screening results reveal only that we cannot offer our services', () => {
  expect(reasonsOf(['PEP', 'SANCTIONS', 'ADVERSE_MEDIA', 'CRIMINAL'])).toEqual(['not_eligible'])
})

test('returns each reason once, in the order of the labels', () => {
  expect(reasonsOf(['FORGERY', 'SCREENSHOTS', 'LOW_QUALITY'])).toEqual(['not_genuine', 'bad_image_quality'])
})
