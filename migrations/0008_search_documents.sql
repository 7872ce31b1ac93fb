-- What products are found by: folded words of everything, and of the name alone (docs/decisions/search-forgives-when-words-are-hardly-found.md).
create table search_documents (
  product_id int primary key references products (id) on delete cascade,
  rank int not null,
  name_words tsvector not null,
  words tsvector not null
);
--> statement-breakpoint
create index search_documents_words on search_documents using gin (words) with (fastupdate = off);
--> statement-breakpoint
create index search_documents_recommended on search_documents (rank, product_id);
--> statement-breakpoint

-- Every word with the number of products that have it: how common a beginning is, and what a misspelt word may mean.
create table search_words (
  word text collate "C" primary key,
  products int not null
);
--> statement-breakpoint
create index search_words_similar on search_words using gin (word gin_trgm_ops) where word !~ '[0-9]';
--> statement-breakpoint
create function words_of(folded text) returns tsvector language sql immutable strict
return array_to_tsvector(array_remove(regexp_split_to_array(folded, '[[:space:][:punct:]]+'), ''));
--> statement-breakpoint

create function count_search_words() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create trigger count_words_insert after insert on search_documents referencing new table as new_rows
  for each statement execute function count_search_words();
--> statement-breakpoint
create trigger count_words_update after update on search_documents referencing old table as old_rows new table as new_rows
  for each statement execute function count_search_words();
--> statement-breakpoint
create trigger count_words_delete after delete on search_documents referencing old table as old_rows
  for each statement execute function count_search_words();
--> statement-breakpoint
insert into search_documents (product_id, rank, name_words, words)
select id, rank, words_of(name_folded), words_of(search_text) from products;
--> statement-breakpoint

create function search_follows_products() returns trigger language plpgsql as $$
begin
  update search_documents d set rank = n.rank from new_rows n
  where n.id = d.product_id and n.rank <> d.rank;
  return null;
end $$;
--> statement-breakpoint
create trigger search_update after update on products referencing new table as new_rows
  for each statement execute function search_follows_products();
--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";