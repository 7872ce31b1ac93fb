insert into drizzle.sql_functions (name) values ('answers/tell_stored.sql'), ('answers/tell_stored_stock.sql'), ('triggers/stored.sql');
