insert into drizzle.sql_functions (name) values ('stored/tell_stored.sql'), ('stored/tell_stored_stock.sql'), ('triggers/stored.sql');
