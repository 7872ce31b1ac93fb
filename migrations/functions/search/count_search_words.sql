-- Keeps search_words: the number of products in which each word of search_documents occurs.
create or replace function count_search_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_words as s (word, products)
    select word, count(*) from new_rows n, unnest(tsvector_to_array(n.words)) word group by 1 order by 1
    on conflict (word) do update set products = s.products + excluded.products;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    insert into search_words as s (word, products)
    select word, count(*) from new_rows n, unnest(tsvector_to_array(n.words)) word group by 1 order by 1
    on conflict (word) do update set products = s.products + excluded.products;
  end if;
  update search_words s set products = s.products - o.count
  from (select word, count(*) from old_rows o, unnest(tsvector_to_array(o.words)) word group by 1) o
  where s.word = o.word;
  delete from search_words s
  where s.products <= 0 and s.word in (select word from old_rows o, unnest(tsvector_to_array(o.words)) word);
  return null;
end $$;
