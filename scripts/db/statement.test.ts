import { expect, test } from 'vitest'
import { splitStatements } from './statement'

test('a statement ends at its semicolon, the rest waits for more', () => {
  expect(splitStatements('select 1; select\n')).toEqual({ finished: ['select 1;'], rest: 'select\n' })
  expect(splitStatements('select 1')).toEqual({ finished: [], rest: 'select 1' })
  expect(splitStatements(';;')).toEqual({ finished: [], rest: '' })
})

test.each([
  `select 'a;b';`,
  `select 'it''s; fine';`,
  `select 1 as "odd;name";`,
  'do $$ begin perform 1; end $$;',
  'do $body$ begin perform $$;$$; end $body$;',
  'select 1 -- no; end\n;',
  'select /* no; end */ 1;',
])('a semicolon inside quotes or comments ends no statement: %s', (typed) => {
  expect(splitStatements(typed)).toEqual({ finished: [typed], rest: '' })
})

test('an open quote goes on in the next line', () => {
  expect(splitStatements("select 'one;\n")).toEqual({ finished: [], rest: "select 'one;\n" })
})
