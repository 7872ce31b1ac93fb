import { describe, expect, test } from 'vitest'
import { examinePdf } from './pdf-check.server'
import { pdf } from '../testing/files'
import { actions, clickedPlaces, harmless, places, wrongAddresses } from '../testing/pdf-actions'

const all = [...places, ...clickedPlaces].flatMap(([place, make]) =>
  actions.map(([type, dictionary]) => ({ type, place, file: make(dictionary) })),
)

describe('a PDF', () => {
  test('is tried with every action at every place', () => {
    expect(all.length).toBe(18 * 17)
  })

  test.each(all)('with $type $place is refused (promise P19)', ({ file }) => {
    expect(examinePdf(file)).toBe('active')
  })

  test.each(places)('that leads to an address %s is refused', (_, make) => {
    expect(examinePdf(make('/S /URI /URI (https://kotu.example)'))).toBe('active')
  })

  test.each(wrongAddresses)('that leads to %s when it is clicked is refused', (address) => {
    const annotation = `<< /Subtype /Link /A << /S /URI /URI ${address} >> >>`
    expect(examinePdf(pdf({ page: `/Annots [${annotation}]` }))).toBe('active')
  })

  test.each([
    ['opens with a missing object', '/OpenAction 9 0 R', ''],
    [
      'opens with an object that is defined twice',
      '/OpenAction 5 0 R',
      '/Type /X >> endobj\n5 0 obj << /S /URI /URI (http://a)',
    ],
    ['goes on to an address', '/OpenAction 5 0 R', '/S /GoTo /D [3 0 R /Fit] /Next 6 0 R'],
    ['starts a program of a 3D drawing', '', '/Type /3D /OnInstantiate 6 0 R'],
  ])('that %s is refused', (_, catalog, dictionary) => {
    expect(examinePdf(pdf({ catalog, objects: [{ dictionary }] }))).toBe('active')
  })

  test.each([
    ['/S %', '/S%'],
    ['/S spaces', '/S '],
    ['openings', '/OpenAction 5 0 R '],
    ['addresses', '/URI('],
    ['addresses in hexadecimal', '/URI <'],
    ['objects', '5 0 obj '],
    ['brackets', '<<'],
    ['references', '/S 1 0 '],
  ])('full of %s is checked in linear time', (_, words) => {
    const msOf = (bytes: number, times: number) => {
      const file = pdf({ page: `/OpenAction 5 0 R /X (${words.repeat(bytes / words.length)})` })
      // The thread's own time: a busy machine does not change it. Some machines count it in steps of 10 ms.
      const start = process.threadCpuUsage()
      for (let time = 0; time < times; time += 1) examinePdf(file)
      return process.threadCpuUsage(start).user / 1_000
    }
    // The same bytes in eight times longer files may take half the time of quadratic growth.
    expect(msOf(4_000_000, 2)).toBeLessThan(40 + 4 * msOf(500_000, 16))
  })

  test.each(harmless)('that %s is accepted', (_, file) => {
    expect(examinePdf(file)).toBeNull()
  })
})
