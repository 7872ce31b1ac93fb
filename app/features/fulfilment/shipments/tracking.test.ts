import { expect, test } from 'vitest'
import { isFollowable, trackingLink } from './tracking'

const template = 'https://kargo.example/sorgula?code={no}'

test('a parcel’s tracking link is the hand-written one, or otherwise the carrier’s template', () => {
  expect(trackingLink(template, 'AB 12/3')).toBe('https://kargo.example/sorgula?code=AB%2012%2F3')
  expect(trackingLink(template, '12', 'https://elle.example/12')).toBe('https://elle.example/12')
  expect(trackingLink('https://kargo.example/form', '12')).toBe('https://kargo.example/form')
  expect(trackingLink(template, '')).toBe('')
  expect(trackingLink('', '12')).toBe('')
})

test('only an https address is shown on a customer’s page', () => {
  expect(isFollowable('https://elle.example/12?x=1')).toBe(true)
  for (const link of [
    'http://a.example',
    'javascript:alert(1)',
    'https://',
    'https://a b',
    'https://a.example/"x',
    '',
  ])
    expect([link, isFollowable(link)]).toEqual([link, false])
})
