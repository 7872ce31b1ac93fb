create or replace trigger count_words_insert after insert on search_documents referencing new table as new_rows
  for each statement execute function count_search_words();
create or replace trigger count_words_update after update on search_documents referencing old table as old_rows new table as new_rows
  for each statement execute function count_search_words();
create or replace trigger count_words_delete after delete on search_documents referencing old table as old_rows
  for each statement execute function count_search_words();
create or replace trigger search_update after update on products referencing new table as new_rows
  for each statement execute function search_follows_products();
